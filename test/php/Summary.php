<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use PHPUnit\Runner\AfterIncompleteTestHook;
use PHPUnit\Runner\AfterLastTestHook;
use PHPUnit\Runner\AfterRiskyTestHook;
use PHPUnit\Runner\AfterSkippedTestHook;
use PHPUnit\Runner\AfterSuccessfulTestHook;
use PHPUnit\Runner\AfterTestErrorHook;
use PHPUnit\Runner\AfterTestFailureHook;
use PHPUnit\Runner\AfterTestWarningHook;

/**
 * Counts results for the line that tools/test.mjs reads: `N passed, N failed, N skipped, N not applicable`. It is
 * printed last, as no test can send headers after the first output.
 */
final class Summary implements AfterSuccessfulTestHook, AfterTestFailureHook, AfterTestErrorHook, AfterTestWarningHook, AfterRiskyTestHook, AfterIncompleteTestHook, AfterSkippedTestHook, AfterLastTestHook {
	private int $passed = 0;
	private int $failed = 0;
	private int $not_applicable = 0;

	/**
	 * Reasons of skipped tests.
	 *
	 * @var array<string, string>
	 */
	private array $skipped = array();

	/** {@inheritDoc} */
	public function executeAfterSuccessfulTest( string $test, float $time ): void {
		++$this->passed;
	}

	/** {@inheritDoc} */
	public function executeAfterTestFailure( string $test, string $message, float $time ): void {
		++$this->failed;
	}

	/** {@inheritDoc} */
	public function executeAfterTestError( string $test, string $message, float $time ): void {
		++$this->failed;
	}

	/** {@inheritDoc} */
	public function executeAfterTestWarning( string $test, string $message, float $time ): void {
		++$this->failed;
	}

	/** {@inheritDoc} */
	public function executeAfterRiskyTest( string $test, string $message, float $time ): void {
		++$this->failed;
	}

	/** {@inheritDoc} */
	public function executeAfterIncompleteTest( string $test, string $message, float $time ): void {
		$this->skipped[ $test ] = $message;
	}

	/** {@inheritDoc} */
	public function executeAfterSkippedTest( string $test, string $message, float $time ): void {
		if ( 0 === strpos( $message, TestCase::NOT_APPLICABLE ) ) {
			++$this->not_applicable;
			return;
		}
		$this->skipped[ $test ] = $message;
	}

	/** {@inheritDoc} */
	public function executeAfterLastTest(): void {
		// If tests fail, only the error output is shown.
		$output = $this->failed > 0 ? STDERR : STDOUT;
		fwrite( $output, "\n" );
		foreach ( $this->skipped as $test => $reason ) {
			fwrite( $output, "SKIPPED $test: $reason\n" );
		}
		$parts = array( "$this->passed passed", "$this->failed failed" );
		if ( count( $this->skipped ) > 0 ) {
			$parts[] = count( $this->skipped ) . ' skipped';
		}
		if ( $this->not_applicable > 0 ) {
			$parts[] = "$this->not_applicable not applicable";
		}
		fwrite( $output, implode( ', ', $parts ) . "\n" );
	}
}
