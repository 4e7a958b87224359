import java.io.*;
import java.util.*;

public class Seats {
    private final TreeMap<Integer, Integer> map = new TreeMap<>();

    void add(int x) { map.merge(x, 1, Integer::sum); }

    void del(int x) {
        map.computeIfPresent(x, (k, v) -> v == 1 ? null : v - 1);
    }

    String show(Integer k) { return k == null ? "none" : k.toString(); }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        Seats s = new Seats();
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            String[] p = br.readLine().split(" ");
            int x = Integer.parseInt(p[1]);
            switch (p[0]) {
                case "ADD" -> s.add(x);
                case "DEL" -> s.del(x);
                case "FLOOR" -> out.append(s.show(s.map.floorKey(x))).append('\n');
                default -> out.append(s.show(s.map.ceilingKey(x))).append('\n');
            }
        }
        System.out.print(out);
    }
}
