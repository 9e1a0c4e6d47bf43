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
use PHPUnit\Runner\BeforeTestHook;

/**
 * Counts results and prints them as JSON, which tools/test/run-php.mjs turns into the line of counts. They are printed
 * last, as no test can send headers after the first output. A test that ends the process fails the run, which would end
 * without a count and as if all had passed.
 */
final class Summary implements AfterSuccessfulTestHook, AfterTestFailureHook, AfterTestErrorHook, AfterTestWarningHook, AfterRiskyTestHook, AfterIncompleteTestHook, AfterSkippedTestHook, AfterLastTestHook, BeforeTestHook {
	private int $passed = 0;
	private int $failed = 0;
	private int $not_applicable = 0;

	/**
	 * Reasons of skipped tests.
	 *
	 * @var array<string, string>
	 */
	private array $skipped = array();

	/** Name of the test that runs; null outside of tests. */
	private ?string $running = null;

	public function __construct() {
		register_shutdown_function(
			function (): void {
				if ( null !== $this->running ) {
					fwrite( STDERR, "\nENDED by $this->running\n" );
					exit( 1 );
				}
			}
		);
	}

	public function executeBeforeTest( string $test ): void {
		$this->running = $test;
	}

	public function executeAfterSuccessfulTest( string $test, float $time ): void {
		++$this->passed;
	}

	public function executeAfterTestFailure( string $test, string $message, float $time ): void {
		++$this->failed;
	}

	public function executeAfterTestError( string $test, string $message, float $time ): void {
		++$this->failed;
	}

	public function executeAfterTestWarning( string $test, string $message, float $time ): void {
		++$this->failed;
	}

	public function executeAfterRiskyTest( string $test, string $message, float $time ): void {
		++$this->failed;
	}

	public function executeAfterIncompleteTest( string $test, string $message, float $time ): void {
		$this->skipped[ $test ] = $message;
	}

	public function executeAfterSkippedTest( string $test, string $message, float $time ): void {
		if ( 0 === strpos( $message, TestCase::NOT_APPLICABLE ) ) {
			++$this->not_applicable;
			return;
		}
		$this->skipped[ $test ] = $message;
	}

	public function executeAfterLastTest(): void {
		$this->running = null;
		// If tests fail, only the error output is shown.
		$output = $this->failed > 0 ? STDERR : STDOUT;
		fwrite( $output, "\n" );
		foreach ( $this->skipped as $test => $reason ) {
			fwrite( $output, "SKIPPED $test: $reason\n" );
		}
		$counts = array(
			'passed'        => $this->passed,
			'failed'        => $this->failed,
			'skipped'       => count( $this->skipped ),
			'notApplicable' => $this->not_applicable,
		);
		fwrite( $output, wp_json_encode( $counts ) . "\n" );
	}
}
