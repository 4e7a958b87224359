import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        TreeMap<Integer, Integer> stones = new TreeMap<>();
        for (String s : in.readLine().trim().split(" ")) {
            stones.merge(Integer.parseInt(s), 1, Integer::sum);
        }
        while (!stones.isEmpty()) {
            Map.Entry<Integer, Integer> top = stones.pollLastEntry();
            int weight = top.getKey();
            // equal ones crumble in pairs
            if (top.getValue() % 2 == 0) continue;
            if (stones.isEmpty()) {
                System.out.println(weight);
                return;
            }
            int other = stones.lastKey();
            int left = stones.get(other) - 1;
            if (left == 0) stones.remove(other);
            else stones.put(other, left);
            stones.put(weight - other, 1);
        }
        System.out.println(0);
    }
}
