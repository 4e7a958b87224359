import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class TicketDesk {
    private final TreeMap<Integer, Integer> tickets = new TreeMap<>();

    void add(int price) {
        tickets.merge(price, 1, Integer::sum);
    }

    int sell(int budget) {
        Map.Entry<Integer, Integer> offer = tickets.floorEntry(budget);
        if (offer == null) {
            return -1;
        }
        if (offer.getValue() == 1) {
            tickets.remove(offer.getKey());
        } else {
            tickets.put(offer.getKey(), offer.getValue() - 1);
        }
        return offer.getKey();
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        TicketDesk desk = new TicketDesk();
        for (int i = 0; i < n; i++) {
            desk.add(scanner.nextInt());
        }
        StringBuilder report = new StringBuilder();
        for (int i = 0; i < n; i++) {
            report.append(desk.sell(scanner.nextInt())).append('\n');
        }
        System.out.print(report);
    }
}
