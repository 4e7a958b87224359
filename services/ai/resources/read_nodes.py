"""Says what the syntax tree alone shows, so that less must be checked at run time. It stands before count_steps.py."""

import ast


def _is_super(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"


_NUMERIC = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.LShift, ast.RShift, ast.BitAnd, ast.BitXor)


def _is_number(node):
    """Whether the source alone shows that nothing is copied, so that no check is needed at run time."""
    if isinstance(node, ast.Constant):
        return not isinstance(node.value, (str, bytes))
    if isinstance(node, ast.BinOp):
        if isinstance(node.op, ast.Mod) and not _is_number(node.left):
            return not _is_text(node.left)
        if isinstance(node.op, ast.LShift):
            return _is_number(node.left)
        return isinstance(node.op, _NUMERIC) or _is_number(node.left) or _is_number(node.right)
    return isinstance(node, (ast.Compare, ast.UnaryOp))


def _is_word(node):
    return isinstance(getattr(node, "operand", node), (ast.Constant, ast.Compare))


def _is_text(node):
    return isinstance(node, ast.JoinedStr) or isinstance(getattr(node, "value", None), (str, bytes))


def _is_sequence(node):
    return isinstance(node, (ast.List, ast.Tuple)) or isinstance(getattr(node, "value", None), (str, bytes))


def _is_short(node):
    text = isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)) and len(node.value) < 8
    return text or _is_number(node)


def _picks_one(name, arguments):
    """A call with several values, not with one sequence."""
    return name in ("min", "max") and len(arguments) > 1


def _is_pure(node):
    """Whether the expression can be evaluated a second time."""
    if isinstance(node, ast.BinOp):
        return _is_pure(node.left) and _is_pure(node.right)
    if isinstance(node, ast.UnaryOp):
        return _is_pure(node.operand)
    if isinstance(node, ast.Attribute):
        return _is_pure(node.value)
    return node is None or isinstance(node, (ast.Name, ast.Constant))


def _part_of(target):
    """The owner and the slice of a target such as a[i:j], as expressions of their own."""
    if not isinstance(target, ast.Subscript) or not isinstance(target.slice, ast.Slice) or not _is_pure(target.value):
        return None
    bounds = [target.slice.lower, target.slice.upper, target.slice.step]
    if not all(map(_is_pure, bounds)):
        return None
    made = [copy.deepcopy(bound) if bound else ast.Constant(None) for bound in bounds]
    return [copy.deepcopy(target.value), ast.Call(ast.Name("__slice__", ast.Load()), made, [])]


def _takes_rest(target):
    return isinstance(target, (ast.Tuple, ast.List)) and any(isinstance(one, ast.Starred) for one in target.elts)


def _has_sets(tree):
    """Whether the program may work with sets or with numbers of many digits."""
    names = {"set", "frozenset", "Counter", "keys", "union", "intersection"}
    return any(
        isinstance(node, (ast.Set, ast.SetComp, ast.LShift)) or getattr(node, "id", getattr(node, "attr", None)) in names
        for node in ast.walk(tree)
    )


def _calls_itself(node):
    """Generators are skipped, because their frames are suspended between values."""
    calls = False
    for inner in ast.walk(node):
        if isinstance(inner, (ast.Yield, ast.YieldFrom)):
            return False
        if isinstance(inner, ast.Call):
            name = getattr(inner.func, "id", None) or getattr(inner.func, "attr", None)
            calls = calls or name == node.name
    return calls


_MEETS = {ast.BitAnd: "__intersected__", ast.Sub: "__subtracted__"}
_BITWISE = (ast.BitOr, ast.BitAnd, ast.BitXor)
_MERGES = (*_BITWISE, ast.Sub, ast.LShift, ast.RShift)


def _stays_short(op, left, right):
    """Whether the source alone shows that the result is neither a set nor a number of many digits."""
    if isinstance(op, _BITWISE):
        return (any if isinstance(op, ast.BitAnd) else all)(map(_is_word, (left, right)))
    return _is_number(left) or (_is_number(right) and not isinstance(op, (ast.LShift, ast.RShift)))
