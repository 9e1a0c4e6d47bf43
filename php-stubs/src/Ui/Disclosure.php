<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/disclosure.tsx when it is collapsed. */
final class Disclosure {
	/**
	 * Returns a collapsed disclosure. Without content it is filled in the browser when it is expanded.
	 *
	 * @param Node|null $without_script Its content where no script runs.
	 * @param Node|null $content Its content where scripts run.
	 */
	public static function node( string $class_name, string $summary, ?Node $without_script, ?Node $content = null ): Node {
		return Node::element(
			'details',
			array( 'class' => 'storefront-disclosure ' . $class_name ),
			array(
				Node::element( 'summary', array(), array( $summary ) ),
				Node::element( 'noscript', array(), array( $without_script ) ),
				$content,
			)
		);
	}
}
