<?php
/**
 * Stand-in for the European Union's server of VAT numbers, as a must-use plugin: every number is a known one.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

storefront_islands_stand_in(
	'https://ec.europa.eu/',
	static function (): array {
		return array(
			'isValid' => true,
			'name'    => 'Analytical Engines',
			'address' => 'Standin 1',
		);
	}
);
