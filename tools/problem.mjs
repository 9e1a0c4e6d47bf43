/**
 * Error that can occur on a healthy machine: a port in use, a full disk, a folder that is not a WordPress. The tools
 * print its message as one line and exit with 1; any other error is a defect and keeps its stack.
 */
export class Problem extends Error {}

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Converts system errors about disks and permissions to a Problem; returns any other error unchanged. */
export const asProblem = (error) => {
	if (DISK_FULL.has(error?.code)) {
		return new Problem(`The disk is full: could not write ${error.path ?? 'a file'}.`);
	}
	if (error?.code === 'EACCES' || error?.code === 'EROFS') {
		return new Problem(`No permission: could not use ${error.path ?? 'a file'}.`);
	}
	return error;
};

/** Prints an error like the tools do, and ends the process with 1. */
export const exitWith = (error) => {
	const problem = asProblem(error);
	console.error(problem instanceof Problem ? problem.message : problem);
	process.exit(1);
};
