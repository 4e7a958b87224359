import java.util.*;
import java.util.stream.*;

public class FromEveryValue {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        Set<Integer> values = IntStream.range(0, n).mapToObj(i -> sc.nextInt()).collect(Collectors.toSet());
        int longest = 0;
        for (int value : values) {
            int end = value;
            while (values.contains(end)) {
                end++;
            }
            longest = Math.max(longest, end - value);
        }
        System.out.println(longest);
    }
}
