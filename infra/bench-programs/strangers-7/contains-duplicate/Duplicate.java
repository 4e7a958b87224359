import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

public class Duplicate {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(sc.nextInt());
        }
        Collections.sort(list);
        boolean found = false;
        for (int i = 0; i + 1 < n; i++) {
            if (list.get(i) == list.get(i + 1)) {
                found = true;
            }
        }
        System.out.println(found);
    }
}
