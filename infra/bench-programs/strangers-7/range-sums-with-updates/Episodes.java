import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Episodes {
    record Change(int box, long coins) {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] nq = ints(in);
        long[] coins = IntStream.of(ints(in)).asLongStream().toArray();
        int episode = (int) Math.ceil(Math.sqrt(nq[1]));
        List<Change> recent = new ArrayList<>();
        long[] upTo = sums(coins);
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
        for (int e = 0; e < nq[1]; e++) {
            if (e % episode == 0) {
                for (Change c : recent) coins[c.box() - 1] += c.coins();
                recent.clear();
                upTo = sums(coins);
            }
            int[] ev = ints(in);
            if (ev[0] == 1) {
                recent.add(new Change(ev[1], ev[2]));
            } else {
                long late = recent.stream().filter(c -> c.box() >= ev[1] && c.box() <= ev[2])
                        .mapToLong(Change::coins).sum();
                out.println(upTo[ev[2]] - upTo[ev[1] - 1] + late);
            }
        }
        out.flush();
    }

    static long[] sums(long[] coins) {
        long[] s = new long[coins.length + 1];
        for (int i = 0; i < coins.length; i++) s[i + 1] = s[i] + coins[i];
        return s;
    }

    static int[] ints(BufferedReader in) throws IOException {
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] r = new int[st.countTokens()];
        for (int i = 0; i < r.length; i++) r[i] = Integer.parseInt(st.nextToken());
        return r;
    }
}
