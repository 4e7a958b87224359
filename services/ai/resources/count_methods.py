"""Charges calls of methods, each type its own way. It stands between count_library.py and count_steps.py."""

_LIST_LINEAR = {"remove", "reverse", "copy"}
_TEXT_LINEAR = {
    "replace", "lower", "upper", "translate", "isalpha", "isdigit", "isalnum",
    "isnumeric", "isdecimal", "isupper", "islower", "isspace", "istitle", "isascii", "capitalize", "casefold", "center",
    "encode", "decode", "expandtabs", "ljust", "rjust", "partition", "rpartition", "swapcase", "title", "zfill",
    "removeprefix", "removesuffix", "hex", "reverse", "copy", "remove",
}
_TEXT_ARGUMENT = {"startswith", "endswith"}
_SEARCHING = {"find", "index", "rfind", "rindex", "count"}
_DEQUE_LINEAR = {"index", "count", "remove", "insert", "reverse", "copy", "extend", "extendleft", "rotate"}
_COUNTER = {"elements", "subtract", "total"}
_TEXT_INPUT = {"split", "rsplit", "strip", "rstrip", "lstrip", "splitlines"}
_SET_LINEAR = {"copy", "difference", "symmetric_difference", "issubset"}
_SET_ARGUMENT = {
    "update", "intersection", "intersection_update", "difference_update", "symmetric_difference_update", "issuperset",
    "isdisjoint", "union",
}
_BUFFER_LINEAR = {"tolist", "tobytes", "byteswap", "hex"}
_BUFFER_ARGUMENT = {"frombytes", "fromlist"}
_TREE_LOGARITHMIC = {
    "add", "remove", "discard", "bisect", "bisect_left", "bisect_right", "bisect_key", "bisect_key_left",
    "bisect_key_right", "index", "pop", "popitem", "peekitem", "setdefault", "irange", "count",
}
_HANDED = (
    {"insert", "pop", "most_common"} | _LIST_LINEAR | _TEXT_LINEAR | _TEXT_ARGUMENT | _SEARCHING | _DEQUE_LINEAR
    | _TEXT_INPUT | _BUFFER_LINEAR | _SET_LINEAR | _SET_ARGUMENT | _CALLED
)


def _searching(owner, name, bound, least):
    """Costs as far as it looks: a program that goes on behind the last place looks at each item once."""

    def search(*args):
        whole = slice(args[1] if len(args) > 1 else None, args[2] if len(args) > 2 else None)
        start, end, _ = whole.indices(len(owner))
        at = -1
        try:
            at = bound(*args)
        finally:
            looked = end - start if at < 0 or name == "count" else end - at if name[0] == "r" else at - start + 1
            # A part of a text that is found was compared letter by letter.
            part = _size(args[0]) if args and least > 1 else 1
            _charge(name, max(least, looked + part - 1))
        return at

    return search


def _joined(bound, parts):
    parts = list(parts)
    text = bound(parts)
    _charge("join", max(len(parts), len(text) / 8))
    return text


def _formatted(bound, args, kwargs):
    text = bound(*args, **kwargs)
    _charge("format", _letters(text))
    return text


def _measured(bound, name, part, rest):
    _charge(name, _size(part) if type(part) is not tuple else len(part))
    return bound(part, *rest)


def _text_method(owner, name, bound):
    if name == "join":
        return lambda parts: _joined(bound, parts)
    if name in _TEXT_INPUT:
        _charge("input", len(owner))
    elif name in _SEARCHING:
        return _searching(owner, name, bound, 20)
    elif name in _TEXT_LINEAR:
        _charge(name, _letters(owner))
    elif name in _TEXT_ARGUMENT:
        return lambda part, *rest: _measured(bound, name, part, rest)
    elif name in ("format", "format_map"):
        return lambda *args, **kwargs: _formatted(bound, args, kwargs)
    return _list_method(owner, name, bound) if type(owner) is bytearray else bound


def _list_method(owner, name, bound):
    if name == "pop":

        def pop(*args):
            if args and args[0] not in (-1, len(owner) - 1):
                _charge("pop", 0.2 * max(0, len(owner) - args[0] if args[0] >= 0 else -args[0]))
            return bound(*args)

        return pop
    if name == "insert":

        def insert(position, value):
            _charge("insert", 0.2 * max(0, len(owner) - position if position >= 0 else -position))
            return bound(position, value)

        return insert
    if name == "sort":
        _charge("sort", _n_log_n(len(owner)))
    elif name == "extend":

        def extend(values):
            return bound(_countable(values, "extend"))

        return extend
    elif name in ("index", "count"):
        return _searching(owner, name, bound, 1)
    elif name in _LIST_LINEAR:
        _charge(name, len(owner))
    return bound


def _tuple_method(owner, name, bound):
    return _searching(owner, name, bound, 1) if name in ("index", "count") else bound


def _buffer_method(owner, name, bound):
    """Methods of arrays and views of bytes."""
    if name in _BUFFER_LINEAR:
        _charge(name, len(owner))
        return bound
    if name in _BUFFER_ARGUMENT:
        return lambda values: bound(_countable(values, name))
    return _list_method(owner, name, bound)


def _set_method(owner, name, bound):
    if name in _SET_LINEAR or name == "union":
        _charge(name, len(owner))
    if name == "most_common":

        def most_common(most=None):
            few = len(owner) if most is None else min(most, len(owner))
            _charge(name, 2 * len(owner) * (math.log2(few + 2) if few > 1 else 1))
            return bound(most)

        return most_common
    if name in _COUNTER:
        _charge(name, len(owner))
    elif name in _SET_ARGUMENT:
        return lambda *args, **kwargs: bound(*[_countable(one, name) for one in args], **kwargs)
    return bound


def _deque_method(owner, name, bound):
    if name in ("extend", "extendleft"):
        return lambda values: bound(_countable(values, name))
    if name in _DEQUE_LINEAR:
        _charge(name, len(owner))
    return bound


def _pattern_method(owner, name, bound):
    if name not in _PATTERN:
        return bound

    def search(*args, **kwargs):
        text = args[1 if name in _THIRD and len(args) > 1 else 0] if args else ""
        if name not in ("match", "search"):
            _charge(name, _size(text))
            return bound(*args, **kwargs)
        # It looks at the text from a place up to the end of what it finds.
        found = bound(*args, **kwargs)
        start = args[1] if len(args) > 1 and isinstance(args[1], int) else 0
        end = found.end() if found else start if name == "match" else _size(text)
        _charge(name, max(0, end - start))
        return found

    return search


def _tree_method(owner, name, bound):
    if name in _TREE_LOGARITHMIC:
        _charge(name, _log(len(owner)))
    elif name == "update":
        _charge(name, _n_log_n(len(owner)))
    return bound


def _queue_method(owner, name, bound):
    if name in ("put", "get", "put_nowait", "get_nowait"):
        _charge(name, _log(owner.qsize()))
    return bound


def _type_method(owner, name, bound):
    """A method that is taken from its type, such as str.lower."""
    if isinstance(bound, types.MethodDescriptorType) and owner in _METHODS:
        return lambda value, *args, **kwargs: _method(value, name)(*args, **kwargs)
    return _called(bound)


_METHODS = {
    list: _list_method, tuple: _tuple_method, memoryview: _buffer_method, str: _text_method, bytes: _text_method,
    bytearray: _text_method, dict: _set_method, set: _set_method, frozenset: _set_method, collections.deque: _deque_method,
    types.ModuleType: lambda _owner, _name, bound: _called(bound), type: _type_method,
}
_known = {}


def _inherited(charged):
    """Of a class that extends a type of the library only the methods that it does not have itself are charged."""
    return lambda owner, name, bound: bound if _is_own(bound) else charged(owner, name, bound)


def _methods_of(kind):
    module = str(getattr(kind, "__module__", ""))
    if module.startswith("sortedcontainers"):
        return _tree_method
    if module == "queue" and kind.__name__ == "PriorityQueue":
        return _queue_method
    if module == "array":
        return _buffer_method
    if module == "re" and kind.__name__ == "Pattern":
        return _pattern_method
    for base in kind.__mro__:
        if base in _METHODS:
            return _METHODS[base] if base is kind or base is type else _inherited(_METHODS[base])
    return None


def _charged_by(owner):
    kind = type(owner)
    if kind not in _known:
        _known[kind] = _methods_of(kind)
    return _known[kind]


def _method(owner, name):
    bound = getattr(owner, name)
    charged = _charged_by(owner)
    return bound if charged is None else charged(owner, name, bound)


def _handed(owner, name):
    """A bound method that is passed on, such as key=a.count."""
    bound = getattr(owner, name)
    charged = _charged_by(owner)
    if charged is None or not callable(bound) or isinstance(bound, type):
        return bound
    if isinstance(owner, (types.ModuleType, type)):
        return charged(owner, name, bound)
    return lambda *args, **kwargs: _method(owner, name)(*args, **kwargs)


def _handed_over(function):
    """A function of the library that is passed on, such as map(sorted, rows)."""
    return function if isinstance(function, type) else _called(function)


