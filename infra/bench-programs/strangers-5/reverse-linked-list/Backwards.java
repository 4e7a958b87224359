import java.util.*;

public class Backwards {
    public static void main(String[] args) {
        Scanner scan = new Scanner(System.in);
        int n = scan.nextInt();
        List<Integer> list = new LinkedList<>();
        while (scan.hasNextInt()) list.add(scan.nextInt());
        List<Integer> result = new LinkedList<>();
        for (int i = n - 1; i >= 0; i--) {
            result.add(list.get(i));
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < result.size(); i++) {
            if (i > 0) out.append(' ');
            out.append(result.get(i));
        }
        System.out.println(out);
    }
}
