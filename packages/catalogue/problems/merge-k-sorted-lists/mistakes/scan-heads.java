import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim()), total = 0;
        List<LinkedList<Integer>> v = new ArrayList<>();
        for (int i = 0; i < k; i++) {
            StringTokenizer t = new StringTokenizer(br.readLine());
            int n = Integer.parseInt(t.nextToken());
            LinkedList<Integer> l = new LinkedList<>();
            while (n-- > 0) { l.add(Integer.parseInt(t.nextToken())); total++; }
            v.add(l);
        }
        StringBuilder sb = new StringBuilder();
        while (total-- > 0) {
            LinkedList<Integer> b = null;
            for (LinkedList<Integer> l : v) if (!l.isEmpty() && (b == null || l.getFirst() < b.getFirst())) b = l;
            sb.append(b.removeFirst()).append(' ');
        }
        System.out.println(sb);
    }
}
