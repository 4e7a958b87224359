import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    private final TreeMap<Integer, Integer> spans = new TreeMap<>();

    void add(int l, int r) {
        Map.Entry<Integer, Integer> e = spans.floorEntry(r);
        while (e != null && e.getValue() >= l) {
            l = Math.min(l, e.getKey());
            r = Math.max(r, e.getValue());
            spans.remove(e.getKey());
            e = spans.floorEntry(r);
        }
        spans.put(l, r);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        D cover = new D();
        for (int i = 0; i < n; i++) {
            StringTokenizer t = new StringTokenizer(in.readLine());
            cover.add(Integer.parseInt(t.nextToken()), Integer.parseInt(t.nextToken()));
        }
        System.out.println(cover.spans.entrySet().stream()
            .map(e -> e.getKey() + " " + e.getValue())
            .collect(Collectors.joining("\n")));
    }
}
