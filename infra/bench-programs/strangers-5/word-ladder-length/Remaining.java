import java.util.*;
import java.util.stream.*;

public class Remaining {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String begin = sc.next(), end = sc.next();
        int n = sc.nextInt();
        List<String> rest = Stream.generate(sc::next).limit(n).distinct().collect(Collectors.toList());
        List<String> level = List.of(begin);
        int length = 1;
        while (!level.isEmpty() && !level.contains(end)) {
            List<String> next = new ArrayList<>();
            for (String w : level) {
                Map<Boolean, List<String>> split =
                        rest.stream().collect(Collectors.partitioningBy(o -> near(w, o)));
                next.addAll(split.get(true));
                rest = split.get(false);
            }
            level = next;
            length++;
        }
        System.out.println(level.isEmpty() ? 0 : length);
    }

    static boolean near(String a, String b) {
        return IntStream.range(0, a.length()).filter(i -> a.charAt(i) != b.charAt(i)).limit(2).count() == 1;
    }
}
