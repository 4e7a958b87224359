import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;

        HashMap<Integer, Integer> count = new HashMap<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            count.merge((int) in.nval, 1, Integer::sum);
        }

        @SuppressWarnings("unchecked")
        List<Integer>[] bucket = new List[n + 1];
        for (Map.Entry<Integer, Integer> e : count.entrySet()) {
            int f = e.getValue();
            if (bucket[f] == null) bucket[f] = new ArrayList<>();
            bucket[f].add(e.getKey());
        }

        StringBuilder sb = new StringBuilder();
        for (int f = n; f > 0 && k > 0; f--) {
            if (bucket[f] == null) continue;
            for (int v : bucket[f]) {
                if (k-- == 0) break;
                sb.append(v).append(' ');
            }
        }
        System.out.println(sb.toString().trim());
    }
}
