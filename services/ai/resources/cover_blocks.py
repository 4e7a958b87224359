"""Rewrites a program so that its blocks note that they were entered.

A block is code that can be entered only at its beginning: the body of a branch, a loop, a handler or a function, the
code after a statement that may leave the block, and parts of an expression that are only sometimes evaluated. Guards
get no mark: a branch that only raises, a handler that only gives up, and methods that only debuggers call.
"""

import ast
import re

_MOST_BLOCKS = 2000
_CODE, _FUNCTION = 0, 1
_MARKED = ord("1")
_BRANCHING = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)
_LEAVING = (ast.Return, ast.Raise, ast.Break, ast.Continue)
_EXITS = {"exit", "quit", "_exit", "abort"}
_FOR_DEBUGGERS = {"__repr__", "__str__", "__hash__"}
if hasattr(ast, "TryStar"):
    _BRANCHING += (ast.TryStar,)


def _called_name(node):
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "id", None) or getattr(node.func, "attr", None) or ""


def _says_stderr(call):
    return any(keyword.arg == "file" and "stderr" in ast.dump(keyword.value) for keyword in call.keywords)


def _is_harmless(statement):
    """Only exits, throws, prints an error or does nothing."""
    if isinstance(statement, (ast.Raise, ast.Assert, ast.Pass)):
        return True
    if not isinstance(statement, ast.Expr):
        return False
    value = statement.value
    if isinstance(value, ast.Constant):
        return True
    name = _called_name(value)
    return name in _EXITS or name == "print_exc" or (name == "print" and _says_stderr(value))


def _is_guard(statements):
    return all(map(_is_harmless, statements))


def _gives_up(statements):
    return all(isinstance(one, _LEAVING) or _is_harmless(one) for one in statements)


def _may_leave(statement):
    if isinstance(statement, _BRANCHING + _LEAVING):
        return True
    value = getattr(statement, "value", None)
    return isinstance(value, (ast.Yield, ast.YieldFrom, ast.Await)) or _called_name(value) in _EXITS


def _asks_for_main(test):
    names = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
    return bool(names & {"__name__", "TYPE_CHECKING"})


class _Marker(ast.NodeTransformer):
    """Names end in two underscores, so that a class body does not mangle them."""

    def __init__(self, source):
        self.blocks = []
        self.lines = re.split("\r\n|\r|\n", source)

    def _column(self, line, offset):
        return len(self.lines[line - 1].encode()[:offset].decode(errors="ignore"))

    def _block(self, first, last, kind=_CODE):
        start = min([first, *getattr(first, "decorator_list", [])], key=lambda node: node.lineno)
        self.blocks.append(
            (
                start.lineno,
                self._column(start.lineno, start.col_offset) if start is first else 0,
                last.end_lineno,
                self._column(last.end_lineno, last.end_col_offset),
                kind,
            )
        )
        if len(self.blocks) > _MOST_BLOCKS:
            raise ValueError("more blocks than can be told apart")
        return ast.Constant(len(self.blocks) - 1)

    def _mark(self, index, place):
        target = ast.Subscript(ast.Name("__reached__", ast.Load()), index, ast.Store())
        return ast.copy_location(ast.Assign([target], ast.Constant(_MARKED)), place)

    def _noting(self, node, last=None):
        """An expression that marks itself when it is evaluated."""
        note = ast.Call(ast.Name("__reach__", ast.Load()), [self._block(node, last or node), ast.Constant(_MARKED)], [])
        return ast.copy_location(ast.BoolOp(ast.Or(), [note, self.visit(node)]), node)

    def _suite(self, body, entered, risky=False):
        """Marks the beginning, unless it always runs, and the code after a statement that may leave the block."""
        marked = []
        leads = entered
        for at, statement in enumerate(body):
            is_definition = isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
            if leads and not is_definition:
                if not _is_guard(body[at:]):
                    marked.append(self._mark(self._block(statement, body[-1]), statement))
                leads = False
            leads = leads or risky or _may_leave(statement)
            marked.append(self.visit(statement))
        return marked

    def visit_Module(self, node):
        node.body = self._suite(node.body, False)
        return node

    def visit_ClassDef(self, node):
        node.body = self._suite(node.body, False)
        return node

    def visit_FunctionDef(self, node):
        node.args.defaults = list(map(self.visit, node.args.defaults))
        has_docstring = ast.get_docstring(node, clean=False) is not None
        opening, body = node.body[:has_docstring], node.body[has_docstring:]
        marks = []
        if body and node.name not in _FOR_DEBUGGERS and not _is_guard(body):
            marks = [self._mark(self._block(node, node, _FUNCTION), body[0])]
        node.body = opening + marks + self._suite(body, False)
        return node

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_If(self, node):
        is_main = _asks_for_main(node.test)
        node.test = self.visit(node.test)
        node.body = self._suite(node.body, not is_main)
        if not is_main:
            node.orelse = self._suite(node.orelse, True)
        return node

    def visit_While(self, node):
        node.test = self.visit(node.test)
        node.body = self._suite(node.body, True)
        node.orelse = self._suite(node.orelse, True)
        return node

    def visit_For(self, node):
        node.iter = self.visit(node.iter)
        node.body = self._suite(node.body, True)
        node.orelse = self._suite(node.orelse, True)
        return node

    visit_AsyncFor = visit_For

    def visit_With(self, node):
        node.items = list(map(self.visit, node.items))
        node.body = self._suite(node.body, False)
        return node

    visit_AsyncWith = visit_With

    def visit_Try(self, node):
        node.body = self._suite(node.body, False, risky=True)
        for handler in node.handlers:
            handler.body = self._suite(handler.body, not _gives_up(handler.body))
        node.orelse = self._suite(node.orelse, True)
        node.finalbody = self._suite(node.finalbody, False)
        return node

    visit_TryStar = visit_Try

    def visit_Match(self, node):
        node.subject = self.visit(node.subject)
        for case in node.cases:
            case.guard = case.guard and self.visit(case.guard)
            case.body = self._suite(case.body, True)
        return node

    def visit_AnnAssign(self, node):
        node.value = node.value and self.visit(node.value)
        return node

    def visit_Lambda(self, node):
        if not isinstance(node.body, ast.Constant):
            node.body = self._noting(node.body)
        return node

    def visit_IfExp(self, node):
        node.test = self.visit(node.test)
        node.body = self._noting(node.body)
        node.orelse = self._noting(node.orelse)
        return node

    def visit_ListComp(self, node):
        node.generators = list(map(self.visit, node.generators))
        node.elt = self._noting(node.elt)
        return node

    visit_SetComp = visit_ListComp
    visit_GeneratorExp = visit_ListComp

    def visit_DictComp(self, node):
        node.generators = list(map(self.visit, node.generators))
        value = node.value
        node.key = self._noting(node.key, value)
        node.value = self.visit(value)
        return node


def _covered(source):
    """The code with marks, and its blocks: first line, column, last line, column after the end, kind."""
    marker = _Marker(source)
    tree = ast.fix_missing_locations(marker.visit(ast.parse(source)))
    return compile(tree, "main.py", "exec"), marker.blocks


