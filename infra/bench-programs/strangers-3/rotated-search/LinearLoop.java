import java.util.*;

public class LinearLoop {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), q = sc.nextInt();
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < n; i++) a.add(sc.nextInt());
        for (int i = 0; i < q; i++) {
            System.out.println(a.indexOf(sc.nextInt()));
        }
    }
}
