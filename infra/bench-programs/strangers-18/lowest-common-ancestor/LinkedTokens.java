import java.util.*;
import java.io.*;

public class LinkedTokens {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        List<String> tokens = new LinkedList<>(Arrays.asList(in.readLine().trim().split(" ")));
        List<Integer> nodes = new LinkedList<>();
        Map<Integer, Integer> parent = new HashMap<>();
        int root = Integer.parseInt(tokens.get(0));
        nodes.add(root);
        for (int i = 1; i < k; i++) {
            String token = tokens.get(i);
            if (!token.equals("null")) {
                int v = Integer.parseInt(token);
                parent.put(v, nodes.get((i - 1) / 2));
                nodes.add(v);
            }
        }
        String[] pq = in.readLine().trim().split(" ");
        Set<Integer> ancestors = new HashSet<>();
        Integer x = Integer.valueOf(pq[0]);
        while (x != null) {
            ancestors.add(x);
            x = parent.get(x);
        }
        x = Integer.valueOf(pq[1]);
        while (!ancestors.contains(x)) {
            x = parent.get(x);
        }
        System.out.println(x);
    }
}
