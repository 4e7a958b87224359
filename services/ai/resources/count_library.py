"""Charges calls of the library by the size of their data, according to its type at run time.

It stands between the constants and the text of count_steps.py, which rewrites the program so that it calls these.
"""

import collections
import math
import types

_library = {}
_current = [-1]


def _letters(text):
    """A short text, such as a number that is read, costs the same whatever its length."""
    return max(20, len(text))


def _named(name):
    """`insort` and `bisect` are other names of functions whose own ones the program may not know."""
    short = name[:-6]
    return short if name.endswith("_right") and name not in SOURCE and short in SOURCE else name


def _charge(what, size):
    key = "%s@%d" % (what, _current[0])
    _library[key] = _library.get(key, 0.0) + size * UNIT


def _size(value):
    try:
        return len(value)
    except TypeError:
        return 0


def _log(size):
    return 4 * math.log2(size + 2)


def _n_log_n(size):
    return 2 * size * math.log2(size + 2)


_AT_ONCE = 64


def _passed(values, what, each=1):
    """The items of an iterator of the library, counted as they pass. Generators of the program count themselves."""
    seen = 0
    try:
        for value in values:
            seen += 1
            if seen == _AT_ONCE:
                seen = 0
                _charge(what, each * _AT_ONCE)
            yield value
    finally:
        _charge(what, each * seen)


def _countable(value, what):
    """Charges a collection by its size. An iterator is replaced by one that counts."""
    if hasattr(value, "__len__"):
        _charge(what, _size(value))
        return value
    if hasattr(value, "__next__") and not isinstance(value, types.GeneratorType):
        return _passed(value, what)
    return value


# Operators and displays

_SEQUENCES = (list, tuple, str, bytes, bytearray)
_UNORDERED = (set, frozenset, dict, type({}.keys()), type({}.items()))
_WORD = 1 << 64


def _contains(item, container):
    kind = type(container)
    if kind in (list, tuple, collections.deque):
        for position, other in enumerate(container):
            if other is item or other == item:
                _charge("in", position + 1)
                return True
        _charge("in", len(container))
        return False
    if kind in (str, bytes) or kind.__name__ in ("dict_values", "dict_items"):
        _charge("in", len(container))
    elif hasattr(container, "__next__") and not isinstance(container, types.GeneratorType):
        return item in _passed(container, "in")
    return item in container


def _copied(value):
    kind = type(value)
    if kind in _SEQUENCES:
        _charge("copy", _letters(value) if kind is str else len(value))
    elif kind is int:
        if value > _WORD:
            _charge("number", value.bit_length() // 32)
    elif isinstance(value, dict):
        _charge("merge", len(value))
    return value


def _added(value, held):
    """What is added to a variable: a tuple is copied whole."""
    if type(held) is tuple:
        _charge("copy", len(held))
    return _copied(value)


def _scaled(value, held):
    """By what a variable is multiplied: it may be a long number or a list."""
    _copied(held)
    return value


def _assigned(value, owner=None, part=None):
    """What is put in place of a slice. What stands behind it moves if the length changes."""
    size = _size(value)
    _charge("slice", size)
    if isinstance(owner, list) and part is not None:
        start, stop, step = part.indices(len(owner))
        if step == 1 and max(0, stop - start) != size:
            _charge("slice", 0.2 * (len(owner) - start))
    return value


def _rest(value):
    """What is taken apart into its head and the rest. Before the first loop or function that belongs to reading."""
    _charge("input" if _current[0] < 0 else "unpack", _size(value))
    return value


def _compared(value):
    kind = type(value)
    if kind in _SEQUENCES:
        rows = sum(map(len, value)) if value and type(value[0]) in (list, tuple) else 0
        _charge("compare", _letters(value) if kind is str else len(value) + rows)
    elif kind is not int and isinstance(value, _UNORDERED):
        _charge("compare", len(value))
    return value


def _within(value):
    """One side of a comparison that may be one of sets."""
    if isinstance(value, _UNORDERED):
        _charge("compare", len(value))
    return value


def _merged(value):
    if isinstance(value, _UNORDERED):
        _charge("merge", len(value))
    elif type(value) is int and value > _WORD:
        _charge("number", value.bit_length() // 32)
    return value


def _intersected(left, right):
    if isinstance(left, _UNORDERED):
        _charge("merge", min(len(left), _size(right)))
        return left & right
    return _merged(left & right)


def _subtracted(left, right):
    if isinstance(left, _UNORDERED):
        _charge("merge", len(left))
    return left - right


def _deleted(owner, index):
    if type(index) is slice and isinstance(owner, list):
        _charge("del", 0.2 * (len(owner) - index.indices(len(owner))[0]))
    elif isinstance(owner, list) and type(index) is int and index not in (-1, len(owner) - 1):
        _charge("del", 0.2 * max(0, len(owner) - index))
    elif isinstance(owner, collections.deque) and type(index) is int:
        _charge("del", min(index % max(1, len(owner)), -index % max(1, len(owner))))


def _starred(values):
    return _countable(values, "unpack")


def _star_map(values):
    _charge("unpack", _size(values))
    return values


# Functions

_MEDIANS = {"median", "median_low", "median_high", "median_grouped", "quantiles"}
_TREES = {"SortedList", "SortedKeyList", "SortedSet"}
_LARGEST = {"nlargest", "nsmallest"}
_SORTED = {"sorted"} | _MEDIANS | _TREES
_PATTERN = {"findall", "finditer", "sub", "subn", "split", "match", "search", "fullmatch"}
_LOGARITHMIC = {"heappush", "heappop", "heappushpop", "heapreplace", "bisect", "bisect_left", "bisect_right"}
_LAZY = {"reversed", "chain", "accumulate", "from_iterable", "pairwise", "compress", "compile"}
_WATCHED = {"filter", "filterfalse", "dropwhile", "takewhile"}
_ROWS = {"zip", "zip_longest"}
_TEXTS = {"str", "repr"}
_SPECIAL = _ROWS | _TEXTS | _LARGEST | _WATCHED | {"merge", "islice", "pow", "sum", "deepcopy"}
_CALLED = {
    "min", "max", "list", "tuple", "set", "frozenset", "dict", "any", "all", "bytes", "bytearray", "Counter",
    "deque", "heapify", "insort", "insort_left", "insort_right", "join", "OrderedDict", "prod", "fsum", "copy", "reduce",
    "dumps", "loads", "mean", "array", "dist", "fmean", "geometric_mean", "harmonic_mean", "mode",
    "multimode", "stdev", "pstdev", "variance", "pvariance", "shuffle", "sample", "choices", "countOf", "indexOf",
    "sumprod", "fromkeys", "groupby",
} | _SORTED | _LOGARITHMIC | _PATTERN | _LAZY | _SPECIAL
_SECOND = {"reduce"} | _PATTERN - {"sub", "subn"}
_THIRD = {"sub", "subn"}
_FEW = 4


def _of_rows(function, args, kwargs):
    """Each item of zip(*rows) has as many values as there are rows. Two or three lists are walked over in a loop."""
    sizes = [_size(row) for row in args]
    if len(args) > _FEW and any(sizes):
        _charge(function.__name__, len(args) * min(size for size in sizes if size > 0))
    return function(*args, **kwargs)


def _of_sum(function, args, kwargs):
    if len(args) > 1 and type(args[1]) in (list, tuple):
        rows, copied = list(args[0]), len(args[1])
        for row in rows:
            copied += _size(row)
            _charge("sum", copied)
        return function(rows, args[1])
    return function(_countable(args[0], "sum"), *args[1:], **kwargs)


def _of_text(function, args, kwargs):
    """Of short texts, such as numbers, each costs the same."""
    text = function(*args, **kwargs)
    if len(args) == 1 and type(args[0]) is not str and len(text) > 20:
        _charge("text", len(text))
    return text


def _special(name, function, args, kwargs):
    if name in _TEXTS:
        return _of_text(function, args, kwargs)
    if not args:
        return function(*args, **kwargs)
    if name in _ROWS:
        return _of_rows(function, args, kwargs)
    if name == "sum":
        return _of_sum(function, args, kwargs)
    if name == "merge":
        # heapq.merge looks for the smallest of the heads for each value.
        rounds = 2 * math.log2(len(args) + 2)
        return function(*[_passed(iter(row), "merge", rounds) for row in args], **kwargs)
    if name in _LARGEST and len(args) > 1:
        values = list(args[1])
        _charge(name, 2 * len(values) * math.log2(min(args[0], len(values)) + 2))
        return function(args[0], values, *args[2:], **kwargs)
    if name in _WATCHED and len(args) == 2:
        return function(args[0], _passed(iter(args[1]), name))
    if name == "islice" and len(args) > 2 and type(args[1]) is int:
        _charge(name, args[1])
    elif name == "pow" and len(args) > 1 and type(args[1]) is int:
        _charge(name, 4 * args[1].bit_length())
    elif name == "deepcopy":
        _charge(name, sum(1 + _size(row) for row in args[0]) if type(args[0]) in (list, tuple) else _size(args[0]))
    return function(*args, **kwargs)


def _is_own(function):
    """A function of the program itself counts its own steps."""
    return getattr(function, "__module__", None) == "__main__"


def _called(function):
    name = getattr(function, "__name__", "")
    if name not in _CALLED or _is_own(function):
        return function

    told = _named(name)

    def call(*args, **kwargs):
        if name in _SPECIAL:
            return _special(name, function, args, kwargs)
        at = 1 if name in _SECOND else 2 if name in _THIRD else 0
        if len(args) <= at or name in _LAZY:
            return function(*args, **kwargs)
        if name in _SORTED:
            args = args[:at] + (list(args[at]),) + args[at + 1 :]
            _charge(name, _n_log_n(len(args[at])))
        elif name in _LOGARITHMIC:
            _charge(told, _log(_size(args[0])))
        elif name in ("bytes", "bytearray") and type(args[0]) is int:
            _charge(name, args[0])
        elif len(args) == 1 or name not in ("min", "max"):
            args = args[:at] + (_countable(args[at], told),) + args[at + 1 :]
        return function(*args, **kwargs)

    return call


# Methods

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
_TREE_LOGARITHMIC = {
    "add", "remove", "discard", "bisect", "bisect_left", "bisect_right", "bisect_key", "bisect_key_left",
    "bisect_key_right", "index", "pop", "popitem", "peekitem", "setdefault", "irange", "count",
}
_HANDED = (
    {"insert", "pop", "most_common"} | _LIST_LINEAR | _TEXT_LINEAR | _TEXT_ARGUMENT | _SEARCHING | _DEQUE_LINEAR
    | _TEXT_INPUT | _SET_LINEAR | _SET_ARGUMENT | _CALLED
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

    def search(*args):
        text = args[1 if name in _THIRD and len(args) > 1 else 0] if args else ""
        _charge(name, _size(text))
        return bound(*args)

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
    list: _list_method, str: _text_method, bytes: _text_method, bytearray: _text_method, dict: _set_method,
    set: _set_method, frozenset: _set_method, collections.deque: _deque_method,
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


