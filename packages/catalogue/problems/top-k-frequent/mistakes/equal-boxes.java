import java.io.*;
import java.util.*;
public class Main {
    public static void main(String[] a) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken(); int n = (int) in.nval; in.nextToken(); int k = (int) in.nval;
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < n; i++) { in.nextToken(); m.merge((int) in.nval, 1, Integer::sum); }
        List<Integer> f = new ArrayList<>(m.values());
        f.sort(Comparator.reverseOrder());
        Integer limit = f.get(k - 1);
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<Integer, Integer> e : m.entrySet())
            if (e.getValue() > limit || e.getValue() == limit) sb.append(e.getKey()).append(' ');
        System.out.println(sb.toString().trim());
    }
}
