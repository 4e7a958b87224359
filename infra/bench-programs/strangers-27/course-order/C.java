import java.io.*;
import java.util.*;

public class C {
    enum Mark { NEW, OPEN, DONE }

    static class Course {
        final int number;
        final List<Course> later = new LinkedList<>();
        Mark mark = Mark.NEW;
        Iterator<Course> walk;

        Course(int number) {
            this.number = number;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        Course[] courses = new Course[n + 1];
        for (int i = 1; i <= n; i++) courses[i] = new Course(i);
        while (m-- > 0) {
            in.nextToken();
            Course a = courses[(int) in.nval];
            in.nextToken();
            a.later.add(courses[(int) in.nval]);
        }

        Deque<Integer> result = new ArrayDeque<>();
        Deque<Course> path = new ArrayDeque<>();
        for (int i = 1; i <= n; i++) {
            if (courses[i].mark != Mark.NEW) continue;
            enter(courses[i], path);
            while (!path.isEmpty()) {
                Course c = path.peek();
                if (c.walk.hasNext()) {
                    Course d = c.walk.next();
                    if (d.mark == Mark.OPEN) {
                        System.out.println("impossible");
                        return;
                    }
                    if (d.mark == Mark.NEW) enter(d, path);
                } else {
                    path.pop();
                    c.mark = Mark.DONE;
                    result.addFirst(c.number);
                }
            }
        }
        StringJoiner line = new StringJoiner(" ");
        for (int c : result) line.add(Integer.toString(c));
        System.out.println(line);
    }

    static void enter(Course c, Deque<Course> path) {
        c.mark = Mark.OPEN;
        c.walk = c.later.iterator();
        path.push(c);
    }
}
