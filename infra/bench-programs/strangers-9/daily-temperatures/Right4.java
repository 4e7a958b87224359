import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Right4 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        // days by temperature
        TreeMap<Integer, List<Integer>> days = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < n; i++) {
            in.nextToken();
            days.computeIfAbsent((int) in.nval, x -> new ArrayList<>()).add(i);
        }
        int[] ans = new int[n];
        TreeSet<Integer> warmer = new TreeSet<>();
        days.forEach((temperature, list) -> {
            for (int day : list) {
                Integer next = warmer.higher(day);
                ans[day] = next == null ? 0 : next - day;
            }
            warmer.addAll(list);
        });
        System.out.println(Arrays.stream(ans).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
    }
}
