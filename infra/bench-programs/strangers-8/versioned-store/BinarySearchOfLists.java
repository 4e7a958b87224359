import java.io.*;
import java.util.*;

public class BinarySearchOfLists {
    private final Map<String, List<Integer>> times = new HashMap<>();
    private final Map<String, List<Integer>> numbers = new HashMap<>();

    void set(Integer t, String name, Integer x) {
        times.computeIfAbsent(name, k -> new ArrayList<>()).add(t);
        numbers.computeIfAbsent(name, k -> new ArrayList<>()).add(x);
    }

    Integer get(Integer t, String name) {
        List<Integer> ts = times.get(name);
        if (ts == null) return null;
        int lo = 0, hi = ts.size() - 1;
        while (lo <= hi) {
            int mid = (lo + hi) / 2;
            if (ts.get(mid) == t) return numbers.get(name).get(mid);
            if (ts.get(mid) < t) lo = mid + 1;
            else hi = mid - 1;
        }
        return hi < 0 ? null : numbers.get(name).get(hi);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        BinarySearchOfLists board = new BinarySearchOfLists();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String[] p = br.readLine().trim().split(" ");
            if (p[0].equals("set")) board.set(Integer.valueOf(p[1]), p[2], Integer.valueOf(p[3]));
            else {
                Integer x = board.get(Integer.valueOf(p[1]), p[2]);
                out.append(x == null ? "none" : x.toString()).append("\n");
            }
        }
        System.out.print(out);
    }
}
