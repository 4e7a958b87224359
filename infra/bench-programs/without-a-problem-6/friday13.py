# Which months of the year have a Friday the 13th?
from datetime import date

year = int(input("").strip())

names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun",
         "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

bad = []
for month in range(1, 13):
    if date(year, month, 13).weekday() == 4:
        bad.append(names[month - 1])

print(len(bad), *bad)
