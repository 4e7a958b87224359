import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Catalogue {
    static class Leaf {
        int picture, next, hint, rank;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int[] top = ints(br.readLine());
        TreeMap<Integer, Leaf> shelf = new TreeMap<>();
        Leaf nothing = new Leaf();
        shelf.put(0, nothing);
        for (int i = 0; i < top[0]; i++) {
            int[] f = ints(br.readLine());
            Leaf leaf = new Leaf();
            leaf.picture = f[1];
            leaf.next = f[2];
            leaf.hint = f[3];
            shelf.put(f[0], leaf);
        }
        List<Leaf> trail = new ArrayList<>();
        Leaf cur = shelf.get(top[1]);
        while (cur != nothing) {
            trail.add(cur);
            cur.rank = trail.size();
            cur = shelf.get(cur.next);
        }
        System.out.println(trail.stream()
                .map(l -> l.picture + " " + shelf.get(l.next).rank + " " + shelf.get(l.hint).rank)
                .collect(Collectors.joining("\n")));
    }

    static int[] ints(String s) {
        return Arrays.stream(s.trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
    }
}
