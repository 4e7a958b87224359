import java.io.*;
import java.util.*;
import java.util.stream.*;

public class TallestFirst {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        TreeMap<Integer, List<Integer>> byHeight = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < n; i++) {
            st.nextToken();
            byHeight.computeIfAbsent((int) st.nval, k -> new ArrayList<>()).add(i);
        }
        int[] ans = new int[n];
        TreeSet<Integer> taller = new TreeSet<>();
        byHeight.values().forEach(group -> {
            if (!taller.isEmpty())
                for (int i : group) {
                    Integer t = taller.higher(i);
                    ans[i] = t != null ? t - i : taller.first() + n - i;
                }
            taller.addAll(group);
        });
        System.out.println(Arrays.stream(ans).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
    }
}
