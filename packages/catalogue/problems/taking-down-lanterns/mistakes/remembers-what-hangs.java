import java.io.*;
import java.util.*;

public class Main {
    static Map<List<Integer>, Long> memory = new HashMap<>();

    static long best(List<Integer> hanging) {
        Long known = memory.get(hanging);
        if (known != null) return known;
        long most = 0;
        for (int i = 0; i < hanging.size(); i++) {
            long left = i > 0 ? hanging.get(i - 1) : 1, right = i + 1 < hanging.size() ? hanging.get(i + 1) : 1;
            List<Integer> rest = new ArrayList<>(hanging);
            rest.remove(i);
            most = Math.max(most, left * hanging.get(i) * right + best(rest));
        }
        memory.put(hanging, most);
        return most;
    }

    static long solve(int[] row) {
        List<Integer> hanging = new ArrayList<>();
        for (int brightness : row) hanging.add(brightness);
        return best(hanging);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] row = new int[n];
        for (int i = 0; i < n; i++) {
            row[i] = nextInt(in);
        }
        System.out.println(solve(row));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
