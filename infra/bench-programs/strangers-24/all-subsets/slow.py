import sys


class Pizzeria:
    def __init__(self, toppings):
        self.toppings = tuple(toppings)
        self.orders = set()

    def strike_out(self, order):
        """Note the order, then strike out each topping in turn."""
        self.orders.add(order)
        for i in range(len(order)):
            self.strike_out(order[:i] + order[i + 1:])

    def print_all(self):
        self.strike_out(self.toppings)
        for order in self.orders:
            print(' '.join(order) if order else '-')


lines = sys.stdin.read().split('\n')
Pizzeria(lines[1].split()).print_all()
