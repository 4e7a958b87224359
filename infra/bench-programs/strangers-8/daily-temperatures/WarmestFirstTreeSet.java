import java.io.*;
import java.util.*;
import java.util.stream.*;

/** Days enter a sorted set from the warmest to the coldest; the next warmer day is then the next element. */
public class WarmestFirstTreeSet {
    public static void main(String[] args) throws IOException {
        StreamTokenizer z = new StreamTokenizer(new BufferedInputStream(System.in));
        z.nextToken();
        int n = (int) z.nval;
        TreeMap<Integer, List<Integer>> days = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < n; i++) {
            z.nextToken();
            days.computeIfAbsent((int) z.nval, x -> new ArrayList<>()).add(i);
        }
        int[] wait = new int[n];
        TreeSet<Integer> warmer = new TreeSet<>();
        days.values().forEach(group -> {
            for (int d : group) {
                Integer e = warmer.higher(d);
                if (e != null) wait[d] = e - d;
            }
            warmer.addAll(group);
        });
        System.out.println(Arrays.stream(wait).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
    }
}
