import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int q = sc.nextInt();
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < n; i++) values.add(sc.nextInt());
        while (q-- > 0) System.out.println(values.indexOf(sc.nextInt()));
    }
}
