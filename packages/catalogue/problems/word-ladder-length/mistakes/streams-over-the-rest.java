import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Main {
    static boolean oneApart(String a, String b) {
        return IntStream.range(0, a.length()).filter(i -> a.charAt(i) != b.charAt(i)).limit(2).count() == 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String first = in.next();
        String last = in.next();
        int n = in.nextInt();
        List<String> unseen = in.tokens().limit(n).distinct().collect(Collectors.toList());
        unseen.remove(first);
        List<String> reached = List.of(first);
        int words = 1;
        while (!reached.isEmpty() && !reached.contains(last)) {
            List<String> following = new ArrayList<>();
            for (String word : reached) {
                Map<Boolean, List<String>> parts =
                        unseen.stream().collect(Collectors.partitioningBy(other -> oneApart(word, other)));
                following.addAll(parts.get(true));
                unseen = parts.get(false);
            }
            reached = following;
            words++;
        }
        System.out.println(reached.isEmpty() ? 0 : words);
    }
}
