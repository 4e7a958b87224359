import java.io.*;
import java.util.*;

public class Market {
    private final TreeMap<Integer, Integer> offers = new TreeMap<>();

    void offer(int p) {
        offers.merge(p, 1, Integer::sum);
    }

    int buy(int limit) {
        Map.Entry<Integer, Integer> e = offers.floorEntry(limit);
        if (e == null) return -1;
        if (e.getValue() == 1) offers.remove(e.getKey());
        else offers.put(e.getKey(), e.getValue() - 1);
        return e.getKey();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        int q = Integer.parseInt(in.readLine().trim());
        Market m = new Market();
        for (int i = 0; i < q; i++) {
            String[] w = in.readLine().split(" ");
            int p = Integer.parseInt(w[1]);
            if (w[0].equals("offer")) m.offer(p);
            else out.println(m.buy(p));
        }
        out.println("left " + m.offers.size());
        out.flush();
    }
}
