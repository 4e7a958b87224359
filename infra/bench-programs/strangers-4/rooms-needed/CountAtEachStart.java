import java.util.*;
import java.util.stream.*;

public class CountAtEachStart {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] start = IntStream.generate(sc::nextInt).limit(n).toArray();
        int[] end = IntStream.generate(sc::nextInt).limit(n).toArray();
        long most = IntStream.range(0, n)
            .mapToLong(i -> IntStream.range(0, n)
                .filter(j -> start[j] <= start[i] && start[i] < end[j])
                .count())
            .max().getAsLong();
        System.out.println(most);
    }
}
