import java.io.*;
import java.util.*;

public class Relabel {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] village = new int[n + 1];                 // which village a farm belongs to
        List<List<Integer>> members = new ArrayList<>(); // farms of each village
        for (int i = 0; i <= n; i++) {
            village[i] = i;
            members.add(new ArrayList<>(List.of(i)));
        }
        for (int i = 1; i <= n; i++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int a = village[Integer.parseInt(st.nextToken())];
            int b = village[Integer.parseInt(st.nextToken())];
            if (a == b) {
                System.out.println(i);
                return;
            }
            if (members.get(a).size() < members.get(b).size()) {
                int t = a;
                a = b;
                b = t;
            }
            // the smaller village moves into the larger one
            for (int farm : members.get(b)) village[farm] = a;
            members.get(a).addAll(members.get(b));
            members.set(b, null);
        }
    }
}
