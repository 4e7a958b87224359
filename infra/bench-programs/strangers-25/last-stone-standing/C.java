import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        TreeMap<Integer, Integer> bag = new TreeMap<>();
        for (int left = (int) in.nval; left > 0; left--) {
            in.nextToken();
            bag.merge((int) in.nval, 1, Integer::sum);
        }
        while (!bag.isEmpty()) {
            Map.Entry<Integer, Integer> top = bag.pollLastEntry();
            if (top.getValue() % 2 == 0) continue;      // they all kill each other
            int w = top.getKey();
            if (bag.isEmpty()) {
                System.out.println(w);
                return;
            }
            int v = bag.lastKey();
            bag.computeIfPresent(v, (key, c) -> c == 1 ? null : c - 1);
            bag.merge(w - v, 1, Integer::sum);
        }
        System.out.println(0);
    }
}
