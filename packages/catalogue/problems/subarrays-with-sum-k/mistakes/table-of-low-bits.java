import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static final int PLACES = 1 << 18;

    static class Entry {
        final long amount;
        int times;
        final Entry next;

        Entry(long amount, Entry next) {
            this.amount = amount;
            this.next = next;
        }
    }

    static final Entry[] table = new Entry[PLACES];

    static Entry find(long amount) {
        Entry entry = table[(int) (amount & (PLACES - 1))];
        while (entry != null && entry.amount != amount) {
            entry = entry.next;
        }
        return entry;
    }

    static void remember(long amount) {
        Entry entry = find(amount);
        if (entry == null) {
            int place = (int) (amount & (PLACES - 1));
            entry = table[place] = new Entry(amount, table[place]);
        }
        entry.times++;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        long k = Long.parseLong(line.nextToken());
        line = new StringTokenizer(in.readLine());
        remember(0);
        long amount = 0, periods = 0;
        for (int i = 0; i < n; i++) {
            amount += Long.parseLong(line.nextToken());
            Entry partner = find(amount - k);
            periods += partner == null ? 0 : partner.times;
            remember(amount);
        }
        System.out.println(periods);
    }
}
