import java.io.*;

public class B {
    enum Colour { RED, WHITE, BLUE }

    /** Flags that hang in a wrong part, chained up by part and colour. */
    static class Chain {
        int head = -1;

        void push(int i, int[] next) {
            next[i] = head;
            head = i;
        }

        int pop(int[] next) {
            int i = head;
            head = next[i];
            return i;
        }

        boolean isEmpty() {
            return head < 0;
        }
    }

    public static void main(String[] args) throws IOException {
        String line = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        int n = line.length();
        int[] count = new int[3];
        int[] colour = new int[n];
        for (int i = 0; i < n; i++) {
            colour[i] = switch (line.charAt(i)) {
                case 'r' -> Colour.RED.ordinal();
                case 'w' -> Colour.WHITE.ordinal();
                default -> Colour.BLUE.ordinal();
            };
            count[colour[i]]++;
        }
        Chain[][] chains = new Chain[3][3];
        for (Chain[] row : chains) for (int c = 0; c < 3; c++) row[c] = new Chain();
        int[] next = new int[n];
        int i = 0;
        for (int part = 0; part < 3; part++)
            for (int j = 0; j < count[part]; j++, i++) chains[part][colour[i]].push(i, next);

        int swaps = 0;
        for (int a = 0; a < 3; a++)
            for (int b = a + 1; b < 3; b++)
                while (!chains[a][b].isEmpty() && !chains[b][a].isEmpty()) {
                    swap(colour, chains[a][b].pop(next), chains[b][a].pop(next));
                    swaps++;
                }
        // what is left goes round in threes, one way or the other
        for (int turn = 1; turn <= 2; turn++) {
            Chain x = chains[0][turn], y = chains[turn][3 - turn], z = chains[3 - turn][0];
            while (!x.isEmpty()) {
                int p = x.pop(next), q = y.pop(next), s = z.pop(next);
                swap(colour, p, q);
                swap(colour, p, s);
                swaps += 2;
            }
        }
        for (int p = 1; p < n; p++) if (colour[p - 1] > colour[p]) throw new IllegalStateException("not in order");
        System.out.println(swaps);
    }

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
}
