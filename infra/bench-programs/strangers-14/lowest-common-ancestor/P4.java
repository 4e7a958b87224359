import java.io.*;
import java.util.*;

public class P4 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        StringTokenizer st = new StringTokenizer(in.readLine());
        TreeMap<Integer, Integer> motherOf = new TreeMap<>();
        Queue<Integer> queue = new LinkedList<>();
        int root = Integer.parseInt(st.nextToken());
        queue.add(root);
        while (st.hasMoreTokens()) {
            int mother = queue.remove();
            for (int side = 0; side < 2 && st.hasMoreTokens(); side++) {
                String token = st.nextToken();
                if (token.equals("null")) continue;
                int cell = Integer.parseInt(token);
                motherOf.put(cell, mother);
                queue.add(cell);
            }
        }
        st = new StringTokenizer(in.readLine());
        Integer p = Integer.valueOf(st.nextToken());
        Integer q = Integer.valueOf(st.nextToken());
        TreeSet<Integer> above = new TreeSet<>();
        for (Integer x = p; x != null; x = motherOf.get(x)) above.add(x);
        while (!above.contains(q)) q = motherOf.get(q);
        System.out.println(q);
    }
}
