"""Runs a program while counting its steps.

Each loop body, function body, lambda and comprehension item is a step. Library calls are charged by count_library.py,
and read_nodes.py says what the source alone shows.
The caller puts SOURCE, MARKER, UNIT, WEIGHINGS and those texts in front of this one. The report goes to standard error
when the program ends, in whatever way.
"""

import ast
import builtins
import copy
import json
import os
import sys

_sites = []
_counts = []
_depth = [0, 0]
_floor = []
_left = [0]
_peaks = []


def _site(line, label):
    _sites.append((line, label))
    _counts.append(0)
    return len(_sites) - 1


def _tick(index):
    _counts[index] += 1
    _current[0] = index
    _left[0] -= 1
    if _left[0] == 0:
        _look()


def _look():
    """Called from time to time when memory is measured. It ends a program after enough measurements."""
    import tracemalloc

    _left[0] = builtins.__weigh__
    _peaks.append(tracemalloc.get_traced_memory()[1] - _floor[0])
    if len(_peaks) > WEIGHINGS:
        _report()
        os._exit(0)


def _enter():
    _depth[0] += 1
    if _depth[0] > _depth[1]:
        _depth[1] = _depth[0]


def _leave():
    _depth[0] -= 1


def _items(values, index):
    for value in values:
        _tick(index)
        yield value


class _Counter(ast.NodeTransformer):
    """Names end in two underscores, so that a class body does not mangle them."""

    def __init__(self, tree):
        self.has_sets = _has_sets(tree)
        # Other names of functions of the library.
        self.called = set(_CALLED)

    def visit_ImportFrom(self, node):
        self.called |= {one.asname for one in node.names if one.asname and one.name in _CALLED}
        return node

    def _call(self, name, *args):
        return ast.Call(ast.Name(name, ast.Load()), list(args), [])

    def _tick_at(self, node, label):
        return ast.Expr(self._call("__tick__", ast.Constant(_site(node.lineno, label))))

    def _body(self, node, label):
        tick = self._tick_at(node, label)
        self.generic_visit(node)
        keeps_docstring = label == "function" and ast.get_docstring(node, clean=False) is not None
        node.body.insert(1 if keeps_docstring else 0, tick)
        return node

    def visit_For(self, node):
        return self._body(node, "loop")

    def visit_While(self, node):
        return self._body(node, "loop")

    def visit_FunctionDef(self, node):
        recursive = _calls_itself(node)
        counted = self._body(node, "function")
        if not recursive:
            return counted
        docstring = [counted.body[0]] if ast.get_docstring(counted, clean=False) is not None else []
        guarded = ast.Try(counted.body[len(docstring) :], [], [], [ast.Expr(self._call("__leave__"))])
        counted.body = docstring + [ast.Expr(self._call("__enter__")), guarded]
        return counted

    def visit_Lambda(self, node):
        tick = self._call("__tick__", ast.Constant(_site(node.lineno, "lambda")))
        self.generic_visit(node)
        node.body = ast.Subscript(ast.Tuple([tick, node.body], ast.Load()), ast.Constant(1), ast.Load())
        return node

    def visit_comprehension(self, node):
        index = _site(node.iter.lineno, "comprehension")
        self.generic_visit(node)
        if not node.is_async:
            node.iter = self._call("__items__", node.iter, ast.Constant(index))
        return node

    def visit_Compare(self, node):
        self.generic_visit(node)
        if len(node.ops) != 1:
            return node
        if isinstance(node.ops[0], (ast.In, ast.NotIn)):
            test = self._call("__contains__", node.left, node.comparators[0])
            return test if isinstance(node.ops[0], ast.In) else ast.UnaryOp(ast.Not(), test)
        if isinstance(node.ops[0], (ast.Eq, ast.NotEq)) and not any(map(_is_short, (node.left, node.comparators[0]))):
            node.left = self._call("__compared__", node.left)
        elif self.has_sets and isinstance(node.ops[0], (ast.LtE, ast.GtE)):
            sides = (node.left, node.comparators[0])
            if not any(isinstance(side, ast.Call) or _is_number(side) for side in sides):
                node.left = self._call("__within__", node.left)
        return node

    def visit_Call(self, node):
        self.generic_visit(node)
        function = node.func
        if isinstance(function, ast.Attribute) and not _is_super(function.value):
            node.func = self._call("__method__", function.value, ast.Constant(function.attr))
            node.args = [self._handed(argument) for argument in node.args]
            self._hand_keywords(node)
            return node
        if isinstance(function, ast.Name) and function.id in ("isinstance", "issubclass"):
            return node
        node.args = [self._handed(argument) for argument in node.args]
        self._hand_keywords(node)
        if isinstance(function, ast.Name) and function.id == "map":
            node.args[:1] = [self._each(argument) for argument in node.args[:1]]
        if isinstance(function, ast.Name) and function.id in self.called and not _picks_one(function.id, node.args):
            node.func = self._call("__called__", function)
        return node

    def _handed(self, node):
        if isinstance(node, ast.Starred):
            return node
        if isinstance(node, ast.Attribute) and node.attr in _HANDED and not _is_super(node.value):
            return self._call("__handed__", node.value, ast.Constant(node.attr))
        if isinstance(node, ast.Name) and node.id in self.called:
            return self._call("__handed_over__", node)
        return node

    def _each(self, node):
        """A type that is called for each item, such as map(list, rows)."""
        inner = node.args[0] if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__handed_over__" else node
        is_type = isinstance(inner, ast.Name) and inner.id in self.called and inner.id not in _TEXTS
        return self._call("__called__", inner) if is_type else node

    def _hand_keywords(self, node):
        for keyword in node.keywords:
            if keyword.arg in ("key", "default_factory", "initial", None):
                keyword.value = self._handed(keyword.value)

    def visit_Starred(self, node):
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = self._call("__starred__", node.value)
        return node

    def visit_Dict(self, node):
        self.generic_visit(node)
        for at, key in enumerate(node.keys):
            if key is None:
                node.values[at] = self._call("__star_map__", node.values[at])
        return node

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        name = node.target.id if isinstance(node.target, ast.Name) else None
        held = [] if name is None else [ast.Name(name, ast.Load())]
        if isinstance(node.op, ast.Add) and not _is_number(node.value):
            node.value = self._call("__added__" if held else "__copied__", node.value, *held)
        if isinstance(node.op, ast.Mult) and held and not isinstance(node.value, ast.Constant):
            node.value = self._call("__scaled__", node.value, *held)
        if self.has_sets and isinstance(node.op, _MERGES) and not _stays_short(node.op, node.value, node.value):
            node.value = self._call("__merged__", node.value)
        return node

    def visit_Assign(self, node):
        parts = [_part_of(target) for target in node.targets]
        self.generic_visit(node)
        if any(isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice) for target in node.targets):
            node.value = self._call("__assigned__", node.value, *((parts[0] or []) if len(parts) == 1 else []))
        elif any(map(_takes_rest, node.targets)):
            node.value = self._call("__rest__", node.value)
        elif isinstance(node.value, ast.Tuple):
            node.value.elts = [self._handed(one) for one in node.value.elts]
        else:
            node.value = self._handed(node.value)
        return node

    def visit_Match(self, node):
        takes_rest = any(isinstance(one, ast.MatchStar) and one.name for one in ast.walk(node))
        self.generic_visit(node)
        if takes_rest:
            node.subject = self._call("__rest__", node.subject)
        return node

    def visit_Delete(self, node):
        charges = []
        for one in node.targets:
            part = _part_of(one)
            if isinstance(one, ast.Subscript) and part is None and _is_pure(one.value) and _is_pure(one.slice):
                part = [copy.deepcopy(one.value), copy.deepcopy(one.slice)]
            if part:
                charges.append(ast.Expr(self._call("__deleted__", *part)))
        self.generic_visit(node)
        return charges + [node]

    def visit_JoinedStr(self, node):
        """The inner texts that say how a value is formatted must stay texts."""
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                part.value = self.visit(part.value)
        return self._call("__copied__", node) if len(node.values) > 1 else node

    def visit_Subscript(self, node):
        self.generic_visit(node)
        if isinstance(node.slice, ast.Slice) and isinstance(node.ctx, ast.Load):
            return self._call("__copied__", node)
        return node

    def visit_BinOp(self, node):
        is_format = isinstance(node.op, ast.Mod) and _is_text(node.left)
        self.generic_visit(node)
        sides = (node.left, node.right)
        if is_format or isinstance(node.op, ast.Add) and not any(map(_is_number, sides)):
            return self._call("__copied__", node)
        if self.has_sets and isinstance(node.op, _MERGES):
            if _stays_short(node.op, *sides):
                return node
            meets = _MEETS.get(type(node.op))
            return self._call(meets, *sides) if meets else self._call("__merged__", node)
        if isinstance(node.op, ast.Mult) and (any(map(_is_sequence, sides)) or not any(map(_is_number, sides))):
            return self._call("__copied__", node)
        return node


def _weigh():
    """Starts to measure the program's memory, if the caller wants that."""
    if getattr(builtins, "__weigh__", None) is None:
        return
    import tracemalloc

    tracemalloc.start(1)
    _left[0] = builtins.__weigh__
    _floor.append(tracemalloc.get_traced_memory()[0])


def _weighed():
    if not _floor:
        return None
    import tracemalloc

    peak = tracemalloc.get_traced_memory()[1] - _floor[0]
    return {"bytes": peak, "rising": len(_peaks) > WEIGHINGS and peak > 1.05 * _peaks[WEIGHINGS // 2]}


def _named_by_site(charges):
    return {"%s@%d" % key: steps for key, steps in charges.items()}


def _report():
    sites = [{"line": line, "label": label, "steps": steps} for (line, label), steps in zip(_sites, _counts)]
    sys.stdout.flush()
    os.write(2, ("\n%s%s\n" % (MARKER, json.dumps({"sites": sites, "library": _named_by_site(_library), "short": _named_by_site(_short), "depth": _depth[1], "heap": _weighed()}))).encode())


_SCOPE = {
    "__name__": "__main__", "__builtins__": __builtins__, "__tick__": _tick, "__items__": _items,
    "__contains__": _contains, "__copied__": _copied, "__compared__": _compared, "__called__": _called,
    "__method__": _method, "__handed__": _handed, "__handed_over__": _handed_over, "__starred__": _starred,
    "__star_map__": _star_map, "__deleted__": _deleted, "__merged__": _merged, "__assigned__": _assigned,
    "__added__": _added, "__scaled__": _scaled, "__rest__": _rest, "__within__": _within, "__slice__": slice,
    "__intersected__": _intersected, "__subtracted__": _subtracted, "__enter__": _enter, "__leave__": _leave,
}


def _rewritten():
    """The program's code with its counters."""
    parsed = ast.parse(SOURCE)
    tree = _Counter(parsed).visit(parsed)
    ast.fix_missing_locations(tree)
    return compile(tree, "main.py", "exec")


def _count(code):
    _weigh()
    try:
        exec(code, _SCOPE)
    finally:
        _report()


# run_cases.py rewrites once, and counts in a process for each case.
if __name__ == "__main__":
    _count(_rewritten())
