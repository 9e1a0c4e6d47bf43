<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

use StorefrontIslands\Support\ShopLog;

defined( 'ABSPATH' ) || exit;

/** What code of another plugin has printed. An error is logged and ends it: the page must show all the same. */
final class PluginOutput {
	/** HTML that was printed, up to the error if there was one. */
	public string $html;

	/** True if the code has thrown. */
	public bool $failed;

	/**
	 * Runs the code and catches what it prints, also in output buffers that it leaves open.
	 *
	 * @param string            $name  Name for the log: an action or a payment method.
	 * @param callable(): mixed $print Code of another plugin.
	 */
	public function __construct( string $name, callable $print ) {
		$this->failed = false;
		$level        = ob_get_level();
		ob_start();
		try {
			$print();
		} catch ( \Throwable $error ) {
			$this->failed = true;
			ShopLog::error( "$name: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})" );
		}
		while ( ob_get_level() > $level + 1 ) {
			ob_end_flush();
		}
		$this->html = (string) ob_get_clean();
	}
}
