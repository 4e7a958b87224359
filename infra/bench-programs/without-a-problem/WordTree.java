import java.util.*;

public class WordTree {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        TreeMap<String, Integer> count = new TreeMap<>();
        while (in.hasNext()) {
            count.merge(in.next().toLowerCase(), 1, Integer::sum);
        }
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<String, Integer> e : count.entrySet())
            sb.append(e.getKey()).append(' ').append(e.getValue()).append('\n');
        System.out.print(sb);
    }
}
