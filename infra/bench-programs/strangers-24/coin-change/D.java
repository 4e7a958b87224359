import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    record Purse(int value, int coins) {}

    public static void main(String[] args) throws IOException {
        var reader = new BufferedReader(new InputStreamReader(System.in));
        var first = reader.readLine().trim().split("\\s+");
        int amount = Integer.parseInt(first[1]);
        int[] coins = Stream.of(reader.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();

        var seen = new BitSet(amount + 1);
        var queue = new ArrayDeque<Purse>();
        queue.add(new Purse(0, 0));
        seen.set(0);
        int result = -1;
        while (!queue.isEmpty()) {
            var p = queue.poll();
            if (p.value() == amount) {
                result = p.coins();
                break;
            }
            for (int c : coins) {
                int v = p.value() + c;
                if (v <= amount && !seen.get(v)) {
                    seen.set(v);
                    queue.add(new Purse(v, p.coins() + 1));
                }
            }
        }
        System.out.println(result);
    }
}
